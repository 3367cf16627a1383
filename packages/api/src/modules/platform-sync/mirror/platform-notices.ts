import type { CourseId, LearningSpaceId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { filled, int, statement, text, texts } from "../../../db/statement.ts";
import type { Found } from "./findings.ts";

/** At most this many names of each kind are listed; further ones are only counted. */
const maxSaid = 100;

const sameCodeStatement = statement(
  { id: int<CourseId>(), name: text(), code: text(), names: filled(texts()) },
  () => sql`
    with same as (
      select code, array_agg(name order by name, id) as names, min(id) as id
      from course where code <> '' and gone_at is null
      group by code having count(*) > 1 order by code limit ${sql.lit(maxSaid)}
    )
    select course.id, course.name, course.code, same.names from same join course on course.id = same.id
    order by course.code`,
);

const noUnitsStatement = statement(
  { id: int<CourseId>(), name: text() },
  () => sql`
    select id, name from course
    where gone_at is null and fingerprint <> ''
      and not exists (select from course_unit where course_id = course.id and gone_at is null)
    order by name, id limit ${sql.lit(maxSaid)}`,
);

const sameNameStatement = statement(
  { id: int<LearningSpaceId>(), name: text(), others: filled(int()) },
  () => sql`
    select min(id) as id, name, count(*)::int - 1 as others from learning_space
    where gone_at is null and platform_id is not null
    group by name having count(*) > 1 order by name limit ${sql.lit(maxSaid)}`,
);

/** Problems on the platform that staff should look at, by the present mirror. */
export async function platformNotices(tx: Tx): Promise<readonly Found[]> {
  const [sameCode, noUnits, sameName] = [
    await sameCodeStatement.rows(tx),
    await noUnitsStatement.rows(tx),
    await sameNameStatement.rows(tx),
  ];
  return [
    ...sameCode.map(({ id, name, code, names }): Found => {
      const at = names.indexOf(name);
      const others = names.filter((_, index) => index !== at);
      return { courseId: id, name, finding: { code: "SAME_CODE", courseCode: code, others } };
    }),
    ...noUnits.map(({ id, name }): Found => ({ courseId: id, name, finding: { code: "NO_UNITS" } })),
    ...sameName.map(
      ({ id, name, others }): Found => ({
        learningSpaceId: id,
        name,
        finding: { code: "SAME_NAME", others },
      }),
    ),
  ];
}
