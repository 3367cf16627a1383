import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../test/portal/open-page.tsx";

const day = 24 * 60 * 60 * 1000;
const anEvent = (id: number, name: string, inDays: number) => ({
  id,
  name,
  eventAt: new Date(Date.now() + inDays * day).toISOString(),
  durationInSeconds: 3600,
  archivedAt: null,
  learningSpace: { id: 1, name: "Endovascular Aorta" },
});
const upcoming = {
  getEventResourceAccessVouchersAsTrainee: [
    anEvent(1, "In a week", 7),
    anEvent(2, "Tomorrow", 1),
    anEvent(3, "In a month", 30),
  ],
};
const namesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("button", { name: /^(In a|Tomorrow)/ })
    .map(({ textContent }) => /^(In a week|Tomorrow|In a month)/.exec(textContent ?? "")?.[0]);

test("the list of events begins with the latest, until another order is chosen (3.004)", async () => {
  openPage("/events", upcoming);
  const section = await screen.findByRole("region", { name: "Upcoming Events" });
  expect(namesIn(section)).toEqual(["In a month", "In a week", "Tomorrow"]);
  await userEvent.click(screen.getByRole("button", { name: /Sort by/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Date (Oldest to newest)" }));
  await waitFor(() => expect(namesIn(section)).toEqual(["Tomorrow", "In a week", "In a month"]));
});

test("the home page shows the nearest event first (3.011)", async () => {
  openPage("/", upcoming);
  await screen.findByRole("button", { name: /^In a month/ });
  expect(namesIn(screen.getByRole("main"))).toEqual(["Tomorrow", "In a week", "In a month"]);
});
