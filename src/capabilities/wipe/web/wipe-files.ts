import type { WhyLeft } from '#capabilities/vault/web/wipe/wipe-databases.ts'
import { wait } from '#kit/web/wait.ts'

const patienceMillis = 8_000

/** The pages kept for use without a network, and the worker that keeps them and would fetch them anew. */
export async function wipeFiles(): Promise<WhyLeft | null> {
  const wiping = wipe().catch(() => 'refused' as const)
  return Promise.race([wiping, wait(patienceMillis).then(() => 'refused' as const)])
}

async function wipe(): Promise<WhyLeft | null> {
  const workers = await listWorkers()
  await Promise.all(workers.map((worker) => worker.unregister()))
  const names = await listCaches()
  await Promise.all(names.map((name) => caches.delete(name)))
  const left = (await listWorkers()).length + (await listCaches()).length
  return left === 0 ? null : 'refused'
}

/** Neither is there where a site is served over plain http. */
async function listWorkers(): Promise<readonly ServiceWorkerRegistration[]> {
  return (await navigator.serviceWorker?.getRegistrations()) ?? []
}

async function listCaches(): Promise<string[]> {
  return globalThis.caches ? caches.keys() : []
}
