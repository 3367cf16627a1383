import { expect, test } from "vitest";
import { getName, reportCsv } from "./report-csv.ts";

const maya = { first_name: "Maya", last_name: "Lindqvist", email: "maya@northgate.example" };

test("the file contains people, those who did not come, and the cases", () => {
  const text = reportCsv({
    people: [
      {
        person: maya,
        isOrganizer: false,
        joinedAt: "2026-03-02T12:00:00.000Z",
        leftAt: null,
        presentInSeconds: 130,
        controlInSeconds: 33,
      },
    ],
    absent: [{ first_name: null, last_name: null, email: "=nobody@northgate.example" }],
    cases: [
      { moduleName: "Carotid", caseName: "One, easy", startedAt: "2026-03-02T12:00:00.000Z", endedAt: null },
    ],
  });
  expect(text.split("\r\n")).toEqual([
    "Name,E-mail,Part,Joined,Left,Minutes in the room,Minutes in control",
    "Maya Lindqvist,maya@northgate.example,Participant,2026-03-02T12:00:00.000Z,,2.2,0.6",
    "'=nobody@northgate.example,'=nobody@northgate.example,Did not come,,,0,0",
    "",
    "Case,Module,From,Until",
    '"One, easy",Carotid,2026-03-02T12:00:00.000Z,',
  ]);
});

test("a person without a name is shown by their address", () => {
  expect(getName(maya)).toBe("Maya Lindqvist");
  expect(getName({ ...maya, first_name: null, last_name: "" })).toBe(maya.email);
});
