import { caseFileName } from "@cathedra/domain/personal-cases";
import { aCaseFile, aPng, type CastPerson, cast, seededRandom } from "@cathedra/test-fixtures";

/** A case that a demo person has made. */
export type DemoCase = {
  readonly person: CastPerson;
  readonly jobId: string;
  readonly fileName: string;
  readonly file: Buffer;
  readonly metadata: Readonly<Record<string, unknown>>;
};

type Plan = {
  readonly person: CastPerson;
  readonly name: string;
  readonly module: string;
  readonly description: string;
  readonly guidance: string;
  readonly levels: readonly string[];
  readonly tags: readonly string[];
  readonly kilobytes: number;
};

const plans: readonly Plan[] = [
  {
    person: cast.maya,
    name: "Left PCom aneurysm, wide neck",
    module: "aneurysm-coiling",
    description:
      "A 7 mm aneurysm of the left posterior communicating artery with a neck of 4 mm. The fetal PCom leaves from its base and has to stay open.",
    guidance: "Choose the working projection before the first coil; look for the PCom after each one.",
    levels: ["Fellow"],
    tags: ["Neurointervention", "Aneurysm"],
    kilobytes: 6_400,
  },
  {
    person: cast.maya,
    name: "Carotid stent with a type III arch",
    module: "carotid-stenting",
    description: "A stenosis of 80% in the right internal carotid artery, reached over a steep arch.",
    guidance: "Change to the reverse-curve catheter early.",
    levels: ["Resident", "Fellow"],
    tags: ["Carotid", "Access"],
    kilobytes: 2_900,
  },
  {
    person: cast.maya,
    name: "M1 occlusion, two passes",
    module: "stroke-thrombectomy",
    description: "A clot in the left M1 segment that comes out in two passes. Made for the Tuesday round.",
    guidance: "",
    levels: ["Resident"],
    tags: ["Stroke"],
    kilobytes: 1_200,
  },
  {
    person: cast.tomas,
    name: "Short neck for EVAR",
    module: "evar",
    description: "An infrarenal aneurysm with a neck of 12 mm that bends by 50 degrees.",
    guidance: "Bend the image intensifier to the neck, not to the table.",
    levels: ["Fellow"],
    tags: ["Aorta"],
    kilobytes: 3_700,
  },
  {
    person: cast.aiko,
    name: "Ostial LAD with calcium",
    module: "coronary-intervention",
    description: "A calcified ostial lesion of the LAD; the first balloon does not open it.",
    guidance: "",
    levels: ["Resident"],
    tags: ["Coronary"],
    kilobytes: 2_100,
  },
];

/** The demo cases, which always have the same content and ids. */
export function demoCases(now: number): readonly DemoCase[] {
  return plans.map((plan, at): DemoCase => {
    const { person, name, module, description, guidance, levels, tags, kilobytes } = plan;
    return {
      person,
      jobId: `00000000-0000-4000-9200-${String(at + 1).padStart(12, "0")}`,
      fileName: caseFileName(name),
      file: aCaseFile(readContent(at + 1, kilobytes * 1000), "case.dat"),
      metadata: {
        author: `${person.firstName} ${person.lastName}`,
        version: "1.0",
        type: "personal",
        module_id: module,
        module_version: "2.1",
        case_id: caseFileName(name).replace(/\.vistcase$/, ""),
        case_name: name,
        creation_time: new Date(now - (at + 2) * 86_400_000).toISOString(),
        platform_version: "7.2",
        discipline_level: levels,
        discipline_tags: tags,
        customer_exclusive: false,
        history: "1.0: first version",
        description,
        language: "en",
        region: "Europe",
        guidance,
        thumbnail: `data:image/png;base64,${angiogram(at + 1).toString("base64")}`,
      },
    };
  });
}

/** Data that cannot be compressed, like that of images. */
function readContent(seed: number, bytes: number): Buffer {
  const { next } = seededRandom(seed);
  const block = Buffer.from(Array.from({ length: 4096 }, () => Math.floor(next() * 256)));
  return Buffer.alloc(bytes, block);
}

const side = 64;

/** A picture of a vessel with a bulge on a grey background, by which a case can be recognised. */
function angiogram(seed: number): Buffer {
  const { next } = seededRandom(seed * 7);
  const bend = 6 + next() * 10;
  const phase = next() * 6;
  const bulge = 18 + next() * 28;
  const rows = Array.from({ length: side }, (_, y) => {
    const middle = side / 2 + Math.sin(y / 9 + phase) * bend;
    const width = 2.5 + 6 * Math.exp(-((y - bulge) ** 2) / 18);
    const row = Array.from({ length: side }, (__, x) => {
      const isVessel = Math.abs(x - middle) < width;
      const field = 186 - Math.hypot(x - side / 2, y - side / 2) * 1.6;
      const grey = Math.round(isVessel ? field * 0.32 : field);
      return [grey, grey, grey];
    });
    return [0, ...row.flat()];
  });
  return aPng({ width: side, height: side, pixels: Buffer.from(rows.flat()) });
}
