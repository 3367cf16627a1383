// Loaded into every service (`--import`): when the supervisor ends, even by kill -9, the service stops itself, by force after the
// time that the supervisor would have waited (`?patienceMs=`).
if (process.channel !== undefined && process.channel !== null) {
  const patienceMs = Number(new URL(import.meta.url).searchParams.get("patienceMs"));
  process.once("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.kill(process.pid, "SIGKILL"), patienceMs).unref();
  });
  // The listener keeps the channel alive, and with it the process, after the service has closed everything.
  process.channel.unref();
}
