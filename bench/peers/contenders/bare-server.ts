/** The least a Node server can do: the bytes of a file, held in memory. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [file = '', type = '', encoding = ''] = process.argv.slice(2)
const body = readFileSync(file)
const headers = {
  'content-type': type,
  'content-length': body.length,
  ...(encoding && { 'content-encoding': encoding }),
}

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', 4_096, () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`bare is at http://127.0.0.1:${port}\n`)
})
