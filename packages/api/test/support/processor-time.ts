/**
 * What `work` answers, and how much processor time this process needed for it, in milliseconds. Unlike the time that passes it says
 * little of how busy the machine is, so that it can be judged.
 */
export async function withProcessorMs<T>(
  work: () => T | Promise<T>,
): Promise<{ readonly value: T; readonly ms: number }> {
  const began = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(began);
  return { value, ms: (user + system) / 1000 };
}
