import { HttpBrowser } from "../../http-browser.ts";
import type { OpenedLearningPlatform } from "../plan.ts";
import { getClient, newPerson } from "./client.ts";

export const portal = "http://localhost:3000";

/** A person who was sent into a course by the portal, with their own browser. */
export async function learnerIn(
  platform: OpenedLearningPlatform,
  courseId: string,
  back = `${portal}/courses/1`,
) {
  const client = getClient(platform);
  const found = await client.get(`users/email:${newPerson.email}`);
  if (found.status === 404) await client.post("usersignup", newPerson);
  const { id } = (await client.get(`users/email:${newPerson.email}`)).value as { id: string };
  await client.post("addusertocourse", { user_id: id, course_id: courseId });
  const encoded = Buffer.from(back).toString("base64");
  const finished = Buffer.from(`${back}?finished`).toString("base64");
  const { goto_url: gotoUrl } = (
    await client.get(
      `gotocourse/user_id:${id},course_id:${courseId},logout_redirect:${encoded},course_completed_redirect:${finished}`,
    )
  ).value as { goto_url: string };
  const browser = new HttpBrowser();
  const first = await browser.open(new URL(gotoUrl));
  const status = async () =>
    (await client.get(`getuserstatusincourse/course_id:${courseId},user_id:${id}`)).value as {
      completion_status: string;
      completion_percentage: string;
      units: { id: string; completion_status: string; score: string; total_time: string }[];
    };
  const post = (path: string, body: Readonly<Record<string, string>> = {}) =>
    browser.open(new URL(`${platform.origin}/learn/${courseId}/${path}`), {
      method: "POST",
      body: new URLSearchParams(body),
    });
  const open = (path: string) => browser.open(new URL(`${platform.origin}/learn/${courseId}/${path}`));
  return { id, browser, gotoUrl, first, status, post, open };
}
