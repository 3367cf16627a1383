import type { ServerResponse } from "node:http";
import { openLearningPlatform } from "../../src/learning-platform/open-learning-platform.ts";
import type { LearningPlatform } from "../../src/ports/learning-platform.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { type Heard, type Recorded, recorded } from "./recorded-responses.ts";

export type Progress = {
  status: string;
  percentage: number;
  seconds: number;
  readonly units: Record<string, { status: string; score: string }>;
};

/** What happens to a call: another answer, a lost answer after the work was done, or no answer. */
export type Fault =
  | { readonly status: number; readonly answer: unknown; readonly headers?: Record<string, string> }
  | "lost"
  | "silent";

export type SmallPlatform = Recorded & {
  /** Opens a client of the platform, as one process would. */
  readonly open: (options?: { readonly calls?: number; readonly everyMs?: number }) => LearningPlatform;
  /** Platform ids by address. */
  readonly accounts: Map<string, string>;
  readonly progress: Map<string, Progress>;
  /** How often a person was newly enrolled. */
  readonly enrolled: string[];
  /** Asked before every answer. */
  fault: (heard: Heard) => Fault | undefined;
  /** Waited for before an answer that is made already is sent. */
  beforeAnswer: (heard: Heard) => Promise<unknown>;
  readonly asked: (endpoint: string) => readonly Heard[];
  readonly forget: () => void;
};

/** A platform with people, enrolments and progress in memory, as far as the portal has to do with it; every course exists. */
async function smallPlatform(): Promise<SmallPlatform> {
  const server = await recorded();
  const accounts = new Map<string, string>();
  const progress = new Map<string, Progress>();
  const enrolled: string[] = [];
  const refuse = (status: number, message: string) => ({
    status,
    answer: { error: { type: "invalid_request_error", message } },
  });
  const emailOf = (id: string) => [...accounts].find(([, each]) => each === id)?.[0];

  function getUser(id: string) {
    const email = emailOf(id) ?? "";
    const own = [...progress].filter(([key]) => key.startsWith(`${id}:`));
    const courses = own.map(([key, { status, percentage, seconds }]) => ({
      id: key.slice(id.length + 1),
      role: "learner",
      completion_status: status,
      completion_percentage: String(percentage),
      total_time_seconds: seconds,
      enrolled_on_timestamp: "1788256800",
      completed_on_timestamp: status === "completed" ? "1788260400" : null,
    }));
    return {
      id,
      email,
      login: email,
      login_key: "https://academy.example/index/autologin/key:secret",
      courses,
    };
  }

  function answerTo({ asked, form }: Heard): { readonly status?: number; readonly answer: unknown } {
    const [, endpoint = "", path = ""] = /^\w+ ([^/]+)\/?(.*)$/.exec(asked) ?? [];
    const args = Object.fromEntries(
      path.split(",").map((each) => {
        const [name = "", value = ""] = each.split(":");
        return [name, decodeURIComponent(value)];
      }),
    );
    const user = form.user_id ?? args.user_id ?? "";
    const course = form.course_id ?? args.course_id ?? "";
    const key = `${user}:${course}`;
    if (endpoint === "users") {
      const id = args.id ?? accounts.get((args.email ?? args.username ?? "").toLowerCase());
      if (id === undefined || emailOf(id) === undefined)
        return refuse(404, "The requested user does not exist");
      return { answer: getUser(id) };
    }
    if (endpoint === "usersignup") {
      const email = (form.email ?? "").toLowerCase();
      if (accounts.has(email)) return refuse(400, "A user with the same email address already exists");
      accounts.set(email, String(accounts.size + 1));
      return { answer: getUser(accounts.get(email) ?? "") };
    }
    if (emailOf(user) === undefined) return refuse(404, "The requested user does not exist");
    if (endpoint === "addusertocourse") {
      if (progress.has(key)) return refuse(400, "The requested user is already enrolled in this course");
      progress.set(key, { status: "not_attempted", percentage: 0, seconds: 0, units: {} });
      enrolled.push(key);
      return { answer: [{ user_id: user, course_id: course, role: "learner" }] };
    }
    const there = progress.get(key);
    if (there === undefined) return refuse(400, "The requested user is not enrolled in this course");
    if (endpoint === "gotocourse") {
      return {
        answer: { goto_url: `https://academy.example/index/gotocourse/key:${key},course_id:${course}` },
      };
    }
    if (endpoint === "resetuserprogress") {
      progress.set(key, { status: "not_attempted", percentage: 0, seconds: 0, units: {} });
      return { answer: { message: "Operation completed successfully" } };
    }
    if (endpoint === "getuserstatusincourse") {
      const units = Object.entries(there.units).map(([id, { status, score }]) => ({
        id,
        completion_status: status,
        score,
        total_time: "1m 5s",
      }));
      return { answer: { role: "learner", completion_status: there.status, units } };
    }
    return refuse(400, "The requested API action does not exist");
  }

  async function answer(heard: Heard, response: ServerResponse): Promise<void> {
    const fault = self.fault(heard);
    if (fault === "silent") return;
    if (typeof fault === "object") {
      const { status, headers = {} } = fault;
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(typeof fault.answer === "string" ? fault.answer : JSON.stringify(fault.answer));
      return;
    }
    const { status = 200, answer: said } = answerTo(heard);
    await self.beforeAnswer(heard);
    if (fault === "lost") {
      response.destroy();
      return;
    }
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said));
  }

  const self: SmallPlatform = Object.assign(server, {
    open: ({ calls = 10_000, everyMs = 5_000 } = {}) =>
      openLearningPlatform(
        { url: server.url, key: "a-key-of-the-portal", calls, linkHosts: ["academy.example"] },
        { pauseMs: 5, everyMs },
      ),
    accounts,
    progress,
    enrolled,
    fault: () => undefined,
    beforeAnswer: async () => undefined,
    asked: (endpoint: string) => server.heard.filter(({ asked }) => asked.includes(` ${endpoint}`)),
    forget: () => {
      accounts.clear();
      progress.clear();
      enrolled.length = 0;
      server.heard.length = 0;
      self.fault = () => undefined;
      self.beforeAnswer = async () => undefined;
    },
  });
  server.otherwise = (heard, response) => void answer(heard, response);
  return self;
}

/** The same for all tests of a file: open before the first, closed after the last. */
export function setUpPlatform(): SmallPlatform {
  return openBeforeAll(smallPlatform);
}
