/** Stops or starts the journeys' database server. Only for journeys of the project `faults`, which have a world of their own. */
export async function turnDatabase(action: "stop" | "start"): Promise<void> {
  const response = await fetch(`${process.env.FAULTS_DATABASE}/${action}`, { method: "POST" });
  if (!response.ok) throw new Error(await response.text());
}
