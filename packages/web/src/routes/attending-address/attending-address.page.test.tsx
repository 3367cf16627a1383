import { newAddressTexts, attendingAddressTexts as texts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../test/portal/open-page.tsx";
import { showDayOf } from "../../format/dates.ts";

const read = "POST /api/attending-addresses/read";
const answer = "POST /api/attending-addresses/answer";
const change = {
  side: "new",
  institution: "Northgate",
  attending: { firstName: "Eleanor", lastName: "Whitfield" },
  askedBy: "George Adeyemi",
  askedAt: "2026-11-20T09:00:00Z",
  expiresAt: "2026-12-04T09:00:00Z",
  answeredAt: null,
  from: null,
};
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

test("the link of a mail asks, a press answers, and a yes can be followed by a no (7.093)", async () => {
  const portal = openPage("/attending-address?code=abc", {}, null);
  const sent: unknown[] = [];
  const answers = [
    json({ outcome: "waits", change: { ...change, answeredAt: change.askedAt, from: change.expiresAt } }),
    json({ outcome: "ended" }),
  ];
  portal.answerRest(read, () => json(change));
  portal.answerRest(answer, async (request) => {
    sent.push(await request.json());
    return answers.shift() ?? json({}, 500);
  });
  await screen.findByText(texts.new.question("Eleanor Whitfield"));
  screen.getByText(/^George Adeyemi of Northgate asked on/);
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: texts.new.yes }));
  await screen.findByText(/^The new address is asked from/);
  expect(document.activeElement?.tagName).toBe("MAIN");
  expect(screen.queryByRole("button", { name: texts.new.yes })).toBeNull();
  expect(screen.queryByText(texts.new.question("Eleanor Whitfield"))).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: texts.new.no }));
  await screen.findByText(texts.ended);
  expect(screen.queryByRole("button")).toBeNull();
  expect(sent).toEqual([
    { code: "abc", answer: "yes" },
    { code: "abc", answer: "no" },
  ]);
});

test("the present address agrees or objects; a failed answer can be repeated, and a used link says so", async () => {
  const portal = openPage("/attending-address?code=abc", {}, null);
  portal.answerRest(read, () => json({ ...change, side: "present", askedBy: null, from: change.expiresAt }));
  portal.answerRest(answer, () => json({}, 500));
  const button = await screen.findByRole("button", { name: texts.present.no });
  screen.getByText(/^An administrator of Northgate asked on/);
  screen.getByText(texts.fromUnlessObjection(showDayOf(change.expiresAt)));
  await userEvent.click(button);
  await screen.findByText(texts.failed);
  portal.answerRest(answer, () => json({ error: { code: "NOT_FOUND", message: "" } }, 404));
  await userEvent.click(screen.getByRole("button", { name: texts.present.yes }));
  await screen.findByText(texts.unknown);
});

test("an unknown link, too many of them, and a failure that is tried again", async () => {
  const portal = openPage("/attending-address", {}, null);
  portal.answerRest(read, () => json({}, 500));
  await screen.findByText(texts.failed);
  portal.answerRest(read, () =>
    json({ error: { code: "RATE_LIMITED", message: "", retryAfterSeconds: 61 } }, 429),
  );
  await userEvent.click(screen.getByRole("button", { name: texts.tryAgain }));
  await screen.findByText(texts.tooMany(2));
  portal.answerRest(read, () => json({ error: { code: "NOT_FOUND", message: "" } }, 404));
  await userEvent.click(screen.getByRole("button", { name: texts.tryAgain }));
  await screen.findByText(texts.unknown);
});

test("an administrator sees at once what waits for its yes, and takes it back (7.093)", async () => {
  const present = {
    id: "attending-1",
    firstName: "Eleanor",
    lastName: "Whitfield",
    email: "eleanor@northgate.example",
    recordCount: 3,
    addressChange: null,
  };
  const addressChange = {
    email: "eleanor@clinic.example",
    askedBy: "George Adeyemi",
    askedAt: change.askedAt,
    from: null,
  };
  const portal = openPage(
    "/admin/logbook/attendings/1",
    {
      user: { ...viewer(cast.george), viewerAdminSections: ["logbook"] },
      customer: { id: 1, name: "Northgate" },
      attendings: [present],
    },
    cast.george,
  );
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Edit Whitfield, Eleanor" }));
  const field = await screen.findByRole("textbox", { name: /^E-mail/ });
  await person.clear(field);
  await person.type(field, addressChange.email);
  portal.answer({
    updateAttending: { ...present, addressChange },
    attendings: [{ ...present, addressChange }],
  });
  // The answer of the change is enough to show it.
  portal.lose("AttendingsQuery");
  await person.click(screen.getByRole("button", { name: "Save" }));
  const note = newAddressTexts.waits(addressChange.email, showDayOf(change.askedAt), addressChange.askedBy);
  await screen.findByText(note);
  screen.getByText(present.email);
  portal.lose("AttendingsQuery", false);

  await person.click(screen.getByRole("button", { name: newAddressTexts.takeBack("Whitfield, Eleanor") }));
  portal.answer({ takeBackAddressChange: present, attendings: [present] });
  const dialog = within(await screen.findByRole("alertdialog"));
  await person.click(dialog.getByRole("button", { name: newAddressTexts.takeBackLabel }));
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  screen.getByText(present.email);
});
