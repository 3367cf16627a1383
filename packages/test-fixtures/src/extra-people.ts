import { type CastPerson, person } from "./cast.ts";

/** People for roles that no one of the cast has. They are not in the demo world: a test that needs one inserts them. */
export const extraPeople = {
  noor: person(101, "Noor", "Aziz", "northgate", {
    roles: ["group_admin", "customer_admin"],
    groups: [{ group: "irResidents", role: "admin" }],
    administers: ["northgate"],
    description: "Admin of IR Residents and of Northgate",
  }),
  olga: person(102, "Olga", "Petrova", "lakeside", {
    roles: ["group_admin", "customer_admin"],
    groups: [{ group: "irResidents", role: "admin" }],
    administers: ["lakeside"],
    description: "Admin of IR Residents at Northgate, and of Lakeside",
  }),
  una: person(103, "Una", "Byrne", "northgate", {
    roles: ["customer_admin"],
    administers: ["northgate"],
    description: "On Northgate's list of admins, with an address that is not verified",
  }),
  rajesh: person(105, "Rajesh", "Iyer", "northgate", {
    logbook: false,
    description: "Another attending at Northgate",
  }),
  zita: person(104, "Zita", "Novak", "cathedra", { description: "In no group and no list" }),
} as const satisfies Record<string, CastPerson>;
