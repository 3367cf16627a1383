// Loaded into every service (`--import`): when the supervisor goes away, even by kill -9, the service stops itself, and goes
// by force where that takes longer than the supervisor would have waited (`?patienceMs=`).
if (process.channel !== undefined && process.channel !== null) {
  const patienceMs = Number(new URL(import.meta.url).searchParams.get("patienceMs"));
  process.once("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.kill(process.pid, "SIGKILL"), patienceMs).unref();
  });
  // The listener keeps the channel alive, and with it the process, after the service has closed everything.
  process.channel.unref();
}
