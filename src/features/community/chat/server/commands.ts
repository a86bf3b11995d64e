import type { AnyCommand } from '#kit/store/server/store.ts'
import { comeBack, keepSeen, stepAway } from './come-and-go.ts'
import { connect } from './connect.ts'
import { leave, sweep } from './end-talk.ts'
import { reportPartner } from './report-partner.ts'
import { decideReport } from './review-reports.ts'

export const chatCommands: readonly AnyCommand[] = [
  connect,
  leave,
  sweep,
  stepAway,
  comeBack,
  keepSeen,
  reportPartner,
  decideReport,
]
