import { cloudEventTexts, connectionTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, settled } from "../../../test/portal/open-page.tsx";
import { showTime } from "../../format/dates.ts";

const minuteMs = 60_000;
const event = (minutes: number, rest: object = {}) => ({
  id: 7,
  name: "Stroke class",
  eventAt: new Date(Date.now() + minutes * minuteMs).toISOString(),
  durationInSeconds: 3600,
  hasStarted: false,
  vm: null,
  lostSession: null,
  viewerRole: "PARTICIPANT",
  organizers: [{ email: "priya@northgate.example", first_name: "Priya", last_name: "Raman" }],
  modules: [{ moduleId: "m", name: "Stroke", cases: [{ caseId: "c", name: "M1" }] }],
  ...rest,
});

test("people waiting for an event see its start and its organizer, and can check their connection", async () => {
  const portal = openPage("/cloud-event/7", { getEventResourceAccessVoucherById: event(12) });
  expect((await screen.findByRole("timer")).textContent).toBe("Starts in 12 min");
  screen.getByText("Organizer");
  screen.getByText("Priya Raman (priya@northgate.example)");
  const check = within(screen.getByRole("region", { name: connectionTexts.title }));
  portal.answer({ connectionTarget: null, saveConnectionCheck: { checkedAt: new Date().toISOString() } });
  await userEvent.click(check.getByRole("button", { name: connectionTexts.check }));
  await check.findByText(connectionTexts.saved);
  check.getByText(connectionTexts.parts.roundTrip);
  expect(portal.count("useConnectionCheckMutation")).toBe(1);
});

test("a waiting person is reported to the portal at once (3.053)", async () => {
  const portal = openPage("/cloud-event/7", {
    getEventResourceAccessVoucherById: event(12),
    waitForEvent: new Date().toISOString(),
  });
  await waitFor(() => expect(portal.count("useReportWaitingMutation")).toBe(1));
  expect(portal.asked.find(({ name }) => name === "useReportWaitingMutation")?.variables).toEqual({
    voucherId: 7,
  });
});

test.each([
  ["an organizer", event(12, { viewerRole: "ORGANIZER", connections: [] })],
  ["a participant two hours before", event(120)],
  ["a participant of an event that is over", event(-70)],
])("%s is not reported as waiting", async (_who, of) => {
  const portal = openPage("/cloud-event/7", { getEventResourceAccessVoucherById: of }, cast.priya);
  await screen.findByText("Priya Raman (priya@northgate.example)");
  await settled();
  expect(portal.count("useReportWaitingMutation")).toBe(0);
});

test("an organizer sees who is waiting since when, and how many have not come (3.053)", async () => {
  const person = (keycloak_id: string, first_name: string, waitingSince: string | null) => ({
    keycloak_id,
    first_name,
    last_name: "Lindqvist",
    check: null,
    waitingSince,
  });
  const since = new Date(Date.now() - 3 * minuteMs);
  openPage(
    "/cloud-event/7",
    {
      getEventResourceAccessVoucherById: event(12, {
        viewerRole: "ORGANIZER",
        connections: [person("a", "Maya", since.toISOString()), person("b", "Tomás", null)],
      }),
    },
    cast.priya,
  );
  const people = within(await screen.findByRole("region", { name: connectionTexts.ofPeople }));
  people.getByText(connectionTexts.waiting(1, 2));
  const rows = people.getAllByRole("listitem");
  expect(rows[0]?.textContent).toContain(connectionTexts.waitsSince(showTime(since.getTime())));
  expect(rows[1]?.textContent).not.toContain("Waiting");
});

test("on paper an organizer has a list to tick off and to sign, and neither a countdown nor connections", async () => {
  const person = (keycloak_id: string, first_name: string) => ({
    keycloak_id,
    first_name,
    last_name: "Lindqvist",
    check: null,
    waitingSince: null,
  });
  openPage(
    "/cloud-event/7",
    {
      getEventResourceAccessVoucherById: event(12, {
        viewerRole: "ORGANIZER",
        connections: [person("a", "Maya"), person("b", "Tomás")],
      }),
    },
    cast.priya,
  );
  const roll = await screen.findByRole("table", { name: "Participants" });
  expect(roll.hasAttribute("data-only-printed")).toBe(true);
  expect([...roll.querySelectorAll("tr")].map(({ textContent }) => textContent)).toEqual([
    "No.NameAttendedSignature",
    "1Maya Lindqvist",
    "2Tomás Lindqvist",
  ]);
  const isPrinted = (element: Element) => element.closest("[data-not-printed]") === null;
  expect(isPrinted(screen.getByRole("timer"))).toBe(false);
  expect(isPrinted(screen.getByRole("region", { name: connectionTexts.title }))).toBe(false);
  expect(isPrinted(screen.getByRole("region", { name: connectionTexts.ofPeople }))).toBe(false);
  expect(isPrinted(screen.getByText("Priya Raman (priya@northgate.example)"))).toBe(true);
  screen.getByRole("button", { name: "Print" });
});

test("a late event shows its delay, not that it is in progress, and its organizer can start it", async () => {
  openPage(
    "/cloud-event/7",
    { getEventResourceAccessVoucherById: event(-16.5, { viewerRole: "ORGANIZER", connections: [] }) },
    cast.priya,
  );
  expect((await screen.findByRole("timer")).textContent).toBe("Not started yet, 16 min late");
  expect(screen.queryByText("In progress")).toBe(null);
  screen.getByRole("button", { name: "Start" });
  // Without a session there is no report.
  expect(screen.queryByRole("link", { name: "Report" })).toBe(null);
});

test("after its session has ended, an event offers its organizer the report", async () => {
  const past = event(-20, { viewerRole: "ORGANIZER", hasStarted: true, connections: [] });
  openPage("/cloud-event/7", { getEventResourceAccessVoucherById: past }, cast.priya);
  await screen.findByRole("link", { name: "Report" });
});

test("a past event has no countdown and no connection check", async () => {
  openPage("/cloud-event/7", { getEventResourceAccessVoucherById: event(-70, { hasStarted: true }) });
  await screen.findByText("This event has ended.");
  expect(screen.queryByRole("timer")).toBe(null);
  expect(screen.queryByRole("region", { name: connectionTexts.title })).toBe(null);
});

test("after the session has ended, people are asked to wait for a restart, not for a first start", async () => {
  openPage("/cloud-event/7", { getEventResourceAccessVoucherById: event(-20, { hasStarted: true }) });
  await screen.findByText(cloudEventTexts.waitForRestart);
  expect(screen.queryByText(cloudEventTexts.waitForStart)).toBe(null);
});

test("a trial run that ended before the event's time leaves people waiting for its start", async () => {
  openPage("/cloud-event/7", { getEventResourceAccessVoucherById: event(3, { hasStarted: true }) });
  await screen.findByText(cloudEventTexts.waitForStart);
  expect(screen.getByRole("timer").textContent).toBe("Starts in 3 min");
  expect(screen.queryByText(cloudEventTexts.waitForRestart)).toBe(null);
});
