import { inboxMailTexts as texts } from "@cathedra/domain/messages";
import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../test/portal/open-page.tsx";

const stop = "POST /api/notification-mails/stop";

test("the link of a mail asks before it unsubscribes, without signing in, and a failure can be repeated", async () => {
  const portal = openPage("/stop-mails?key=nobodys", {}, null);
  let posts = 0;
  const answer = (status: number) =>
    portal.answerRest(stop, () => {
      posts += 1;
      return new Response(null, { status });
    });
  answer(500);
  const button = await screen.findByRole("button", { name: texts.stop });
  expect(posts).toBe(0);
  await userEvent.click(button);
  await screen.findByText(texts.stopFailed);
  answer(404);
  await userEvent.click(screen.getByRole("button", { name: texts.stop }));
  await screen.findByText(texts.stopUnknown);
  expect(posts).toBe(2);
  expect(screen.queryByRole("button", { name: texts.stop })).toBe(null);
});
