/**
 * Returns the result of `work` and the processor time of this process for it, in milliseconds. Unlike elapsed time it
 * depends little on how busy the machine is, so that a test can judge it.
 */
export async function withProcessorMs<T>(
  work: () => T | Promise<T>,
): Promise<{ readonly value: T; readonly ms: number }> {
  const began = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(began);
  return { value, ms: (user + system) / 1000 };
}
