import { expect, test } from "vitest";
import { readPerson } from "./person-in-group.ts";

test("the courses of a person need address, group and id (5.004)", () => {
  const read = (query: string) => readPerson(new URLSearchParams(query));
  const maya = { email: "maya@northgate.example", group: 1, uid: "5ca1ab1e" };
  expect(read("email=maya@northgate.example&group=1&uid=5ca1ab1e")).toEqual(maya);
  for (const query of ["", "email=a@b.example&group=1", "group=1&uid=u", "email=a@b.example&group=x&uid=u"]) {
    expect(read(query)).toBeNull();
  }
});
