import { openLearningPlatform as openDriver } from "@cathedra/api/learning-platform";
import { openLearningPlatform } from "../../local/learning/server.ts";

// Measures how long people wait who start one course for the first time at the same moment, within the limits that the platform
// publishes, while the worker of the same portal calls it as often as it may. `node --conditions=cathedra-source
// tools/bench/learning/starts.ts 200 150 45`.

const [people = 200, calls = 150, workerCalls = 45] = process.argv.slice(2).map(Number);
const patienceMs = 25_000;
const platform = await openLearningPlatform({ key: "a-key-of-the-bench", portal: "http://localhost:3000" });
const reach = { url: platform.url, key: platform.key, linkHosts: [new URL(platform.url).host] };
const api = openDriver({ ...reach, calls });
const worker = openDriver({ ...reach, calls: workerCalls }, { backgroundShare: 1 });
const [course] = await api.courses();
if (course === undefined) throw new Error("the platform has no course");

let isOver = false;
async function mirror(): Promise<void> {
  while (!isOver) await worker.unitsOfCourse(course?.id ?? "").catch(() => undefined);
}
const mirroring = workerCalls > 0 ? Array.from({ length: 8 }, mirror) : [];

async function start(at: number): Promise<number> {
  const signal = AbortSignal.timeout(patienceMs);
  const began = performance.now();
  const facts = { email: `learner.${at}@many.example`, firstName: "Learner", lastName: String(at) };
  const { id } = await api.person(facts, signal);
  await api.enrol(id, course?.id ?? "", signal);
  const backUrl = "http://localhost:3000/";
  await api.openCourse({ person: id, course: course?.id ?? "", backUrl }, signal);
  return performance.now() - began;
}

const before = platform.asked();
const ended = await Promise.allSettled(Array.from({ length: people }, (_, at) => start(at)));
isOver = true;
const waits = ended
  .flatMap((each) => (each.status === "fulfilled" ? [each.value / 1000] : []))
  .sort((a, b) => a - b);
const failed = ended.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []));
const percentileMs = (part: number) => waits[Math.ceil(waits.length * part) - 1]?.toFixed(1) ?? "-";
process.stdout.write(
  `${waits.length} of ${people} started, half within ${percentileMs(0.5)} s, all within ${percentileMs(1)} s; ` +
    `${platform.asked() - before} calls, ${platform.asked("usersignup")} sign-ups, ${platform.asked("addusertocourse")} enrolments asked\n`,
);
if (failed.length > 0) process.stdout.write(`${failed.length} failed: ${failed[0]}\n`);
await Promise.all(mirroring);
await platform.stop();
process.exitCode = failed.length > 0 ? 1 : 0;
