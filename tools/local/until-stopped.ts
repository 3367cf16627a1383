/** Prints `READY`, the line that the supervisor waits for, and stops the service of this process on a signal. */
export function serveUntilStopped(origin: string, stop: () => Promise<unknown>): void {
  console.log(`READY ${origin}`);
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}
