import { readFileSync } from "node:fs";

const MB = 1_048_576;

/** What of a process is in memory now, in bytes (Linux). */
function residentBytes(pid: number): number {
  const kB = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  if (kB === undefined) throw new Error("the process has no memory");
  return Number(kB) * 1024;
}

/** How much more a process holds at the most while something is done than before it. */
export async function measureMemory(pid: number, work: () => Promise<void>): Promise<string> {
  const idle = residentBytes(pid);
  let most = idle;
  const timer = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, 10);
  await work();
  clearInterval(timer);
  return `${Math.round((most - idle) / MB)} MB above ${Math.round(idle / MB)} MB`;
}
