export const reportReasons = ['spam', 'hate', 'harm', 'private', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
