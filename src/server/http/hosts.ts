import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import type { Settings } from '../env.ts'

const near = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // Behind a carrier, and in many private networks that span several places.
  ['100.64.0.0', 10],
] as const) {
  near.addSubnet(network, bits, 'ipv4')
}
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

/**
 * Answers under the names the operator has said, and where the address in numbers is of this
 * machine or its network. Any other name may be one that a stranger's page points at us, to read in
 * a visitor's browser what is ours to say.
 */
export function refuseForeignHosts(app: FastifyInstance, settings: Settings): void {
  const ours = new Set(settings.hosts)
  if (settings.publicOrigin) ours.add(new URL(settings.publicOrigin).hostname)

  app.addHook('onRequest', (request, _reply, done) => {
    const host = request.hostname?.toLowerCase() ?? ''
    // No browser leaves it out; simple checks of a balancer do.
    if (host === '' || ours.has(host) || isNear(host)) done()
    else done(new HttpProblem(421, 'unknown_host', notOurs))
  })
}

const notOurs = 'This site does not go by this name. Whoever runs it can add the name to HOSTS.'

function isNear(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true
  const address = host.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) !== 0 && near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
