/** For everything that is not a page; pages bring their own policy with the hashes of their styles. */
const policyOfNothing = "default-src 'none'; frame-ancestors 'none'"

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

type Headers = Readonly<Record<string, string>>

const ofFiles: Headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': policyOfNothing,
  'cross-origin-resource-policy': 'same-origin',
}
const ofAll: Headers = {
  ...ofFiles,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions,
}
const ofHttps = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
const filesOverHttps = { ...ofFiles, ...ofHttps }
const allOverHttps = { ...ofAll, ...ofHttps }

/** What every answer says, unless it says something else of the same name itself. */
export function floorHeaders(isHttps: boolean): Headers {
  return isHttps ? allOverHttps : ofAll
}

/** Less what a document alone heeds: a page has ten files, and on a slow line headers count too. */
export function fileHeaders(isHttps: boolean): Headers {
  return isHttps ? filesOverHttps : ofFiles
}

/** The same for answers that are written by hand. */
export function floorLines(isHttps: boolean): string[] {
  return Object.entries(floorHeaders(isHttps)).map(([name, value]) => `${name}: ${value}`)
}
