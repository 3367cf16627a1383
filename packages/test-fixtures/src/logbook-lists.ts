import type { AttendingId, HospitalId } from "@cathedra/domain";
import type { CustomerKey } from "./customers.ts";

export type CastAttending = {
  readonly id: AttendingId;
  readonly customer: CustomerKey;
  readonly firstName: string;
  readonly lastName: string;
  /** Null if it was added by a person who typed the name, and is not verified. */
  readonly email: string | null;
};

export type CastHospital = { readonly id: HospitalId; readonly customer: CustomerKey; readonly name: string };

export const attendings: readonly CastAttending[] = [
  attending(1, "northgate", "Eleanor", "Whitfield", "eleanor.whitfield@northgate.example"),
  attending(2, "northgate", "Rajesh", "Iyer", "rajesh.iyer@northgate.example"),
  attending(3, "northgate", "Marguerite", "Dubois", "marguerite.dubois@northgate.example"),
  attending(4, "northgate", "Samuel", "Osei", "samuel.osei@northgate.example"),
  attending(5, "northgate", "Katarzyna", "Wójcik", "katarzyna.wojcik@northgate.example"),
  attending(6, "northgate", "Patrick", "O'Brien", "patrick.obrien@northgate.example"),
  attending(7, "northgate", "Yusuf", "Demir", null),
  attending(8, "northgate", "Charlotte", "Nguyen-Hall", null),
  attending(21, "lakeside", "Andrea", "Bellini", "andrea.bellini@lakeside.example"),
  attending(22, "lakeside", "Johan", "van der Berg", "johan.vanderberg@lakeside.example"),
  attending(23, "lakeside", "Nadia", "Haddad", "nadia.haddad@lakeside.example"),
  attending(24, "lakeside", "Robert", "Ferreira", "robert.ferreira@lakeside.example"),
  attending(25, "lakeside", "Mei", "Sato", null),
];

export const hospitals: readonly CastHospital[] = [
  hospital(1, "northgate", "Northgate University Hospital, Main Campus"),
  hospital(2, "northgate", "Northgate Children's Hospital"),
  hospital(3, "northgate", "St. Aldhelm Medical Center"),
  hospital(4, "northgate", "Northgate Veterans Clinic"),
  hospital(21, "lakeside", "Lakeside Vascular Institute"),
  hospital(22, "lakeside", "Harbour View General Hospital"),
  hospital(23, "lakeside", "Lakeside Outpatient Center"),
];

/** Entries that someone misspelt, each with the entry that was meant: the administration merges them. */
export const misspelt = {
  attending: {
    entry: attending(9, "northgate", "Patrick", "OBrien", null),
    meant: "O'Brien",
  },
  hospital: {
    entry: hospital(5, "northgate", "Saint Aldhelm Medical Centre"),
    meant: "St. Aldhelm Medical Center",
  },
} as const;

function attending(
  number: number,
  customer: CustomerKey,
  firstName: string,
  lastName: string,
  email: string | null,
): CastAttending {
  return {
    id: `a77e4d14-0000-4000-8000-${tail(number)}` as AttendingId,
    customer,
    firstName,
    lastName,
    email,
  };
}

function hospital(number: number, customer: CustomerKey, name: string): CastHospital {
  return { id: `40591741-0000-4000-8000-${tail(number)}` as HospitalId, customer, name };
}

function tail(number: number): string {
  return String(number).padStart(12, "0");
}
