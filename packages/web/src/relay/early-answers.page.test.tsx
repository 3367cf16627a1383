import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openPage, settled } from "../../test/portal/open-page.tsx";
import { sendEarly, takeEarlyAnswer } from "./early-answers.ts";
import { getBody } from "./send-operation.ts";

const body = getBody("early", {});

test("an early answer is for the first who asks, and none is left once the first page is complete", async () => {
  const portal = openPage("/nowhere");
  await screen.findByRole("heading", { level: 1 });
  sendEarly("early", {});
  expect(takeEarlyAnswer(body)).toBeInstanceOf(Promise);
  expect(takeEarlyAnswer(body)).toBe(undefined);
  sendEarly("early", {});
  portal.reload();
  await screen.findByRole("heading", { level: 1 });
  await settled();
  expect(takeEarlyAnswer(body)).toBe(undefined);
});
