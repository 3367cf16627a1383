import { catalogue, getProcedures, type InterventionType, type Procedure } from "@cathedra/domain/logbook";

/** The approximate number of procedures of each intervention type, among a hundred of a residency. */
const ofHundred: { readonly [Type in InterventionType]: number } = {
  "Arterial Interventions": 23,
  "Biopsy/Drainage": 24,
  "Dialysis Related Interventions": 9,
  "Evaluation and Management (E/M)": 5,
  "Nonvascular Interventions": 17,
  "Other/Undefined": 2,
  "Vascular Access Procedures": 10,
  "Venous Interventions": 10,
};

/** The procedures that are done daily and weekly; all others are rarer. */
const daily = [
  "AI-1201 AI-1203 AI-1302 AI-1401 AI-1402 AI-1403 AI-1501 BD-2001 BD-2002 BD-2101 BD-2102 BD-2201 BD-2203",
  "DR-3001 DR-3002 DR-3004 DR-3301 DR-3303 EM-4001 EM-4002 EM-4123 NV-5002 NV-5004 NV-5005 NV-5101 NV-5102",
  "NV-5201 NV-5203 OU-6001 OU-6101 VA-7002 VA-7003 VA-7004 VA-7101 VI-8001 VI-8002 VI-8101 VI-8201 VI-8301",
].flatMap((codes) => codes.split(" "));
const weekly = [
  "AI-1001 AI-1002 AI-1003 AI-1004 AI-1101 AI-1102 AI-1103 AI-1106 AI-1111 AI-1202 AI-1204 AI-1205 AI-1206",
  "AI-1207 AI-1301 AI-1303 AI-1306 AI-1502 AI-1503 AI-1504 AI-1601 AI-1901 BD-2003 BD-2004 BD-2006 BD-2103",
  "BD-2111 BD-2204 BD-2211 BD-2212 BD-2301 BD-2302 BD-2303 BD-2401 BD-2402 BD-2501 BD-2502 BD-2601 BD-2702",
  "DR-3003 DR-3006 DR-3102 DR-3103 DR-3104 DR-3201 DR-3302 DR-3304 EM-4101 EM-4102 EM-4121 EM-4122 EM-4204",
  "NV-5001 NV-5003 NV-5103 NV-5106 NV-5202 NV-5301 NV-5302 NV-5304 NV-5411 NV-5412 NV-5413 NV-5414 NV-5501",
  "OU-6002 OU-6201 VA-7001 VA-7005 VA-7006 VA-7103 VI-8102 VI-8103 VI-8104 VI-8202 VI-8203 VI-8204 VI-8302",
  "VI-8401 VI-8402 VI-8501 VI-8502 VI-8503 VI-8702 VI-8901",
].flatMap((codes) => codes.split(" "));

function getTimes({ code }: Procedure): number {
  return daily.includes(code) ? 24 : weekly.includes(code) ? 8 : 1;
}

/** A list for each intervention type in which each procedure occurs as often as it is done, for random choice. */
export const proceduresByFrequency: readonly (readonly Procedure[])[] = Object.entries(ofHundred).flatMap(
  ([type, cases]) => {
    const procedures = getProcedures(catalogue)
      .filter(({ interventionType }) => interventionType === type)
      .flatMap((procedure) => Array.from({ length: getTimes(procedure) }, () => procedure));
    return Array.from({ length: cases }, () => procedures);
  },
);

/** The codes that the lists above name. */
export const frequentProcedures: readonly string[] = [...daily, ...weekly];
