import { formatDuration, percentText } from "@cathedra/domain";
import type { UnitStatus } from "@cathedra/domain/learning";
import { coursePageTexts, unitStatusTexts } from "@cathedra/domain/messages";
import { Badge, type BadgeProps } from "@cathedra/ui-kit/Badge";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { ClipboardList, FileText, Icon, type IconGlyph, Play, Target } from "@cathedra/ui-kit/Icon";
import { graphql, useFragment } from "react-relay/hooks";
import type { Curriculum_course$key } from "../../../__generated__/Curriculum_course.graphql.ts";
import type { courseProgress_course$key } from "../../../__generated__/courseProgress_course.graphql.ts";
import { courseProgressFragment } from "../../../features/learning/course-progress.ts";
import * as css from "./Curriculum.css.ts";
import { type CurriculumUnit, curriculumParts } from "./curriculum-rows.ts";

/** The units of a course, with a person's progress in each (5.003, 5.015). */
export function Curriculum({ course: key }: { readonly course: Curriculum_course$key }) {
  const course = useFragment(
    graphql`
      fragment Curriculum_course on Course {
        units {
          id
          name
          type
        }
        ...courseProgress_course
      }
    `,
    key,
  );
  const { unitProgress } = useFragment<courseProgress_course$key>(courseProgressFragment, course);
  const parts = curriculumParts(course.units, unitProgress);
  return (
    <Card title="Curriculum" padding="none">
      {parts.length === 0 ? (
        <EmptyState>{coursePageTexts.noUnits}</EmptyState>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Unit</th>
              <th scope="col" className={css.status}>
                Status
              </th>
              <th scope="col" className={css.figure}>
                Score
              </th>
              <th scope="col" className={css.figure}>
                Time
              </th>
            </tr>
          </thead>
          {parts.map(({ heading, units }, index) => (
            <tbody key={heading?.id ?? `before-${index}`}>
              {heading !== null && (
                <tr>
                  <th scope="rowgroup" colSpan={4} className={css.heading}>
                    {heading.name}
                  </th>
                </tr>
              )}
              {units.map((unit) => (
                <Row key={unit.id} unit={unit} />
              ))}
            </tbody>
          ))}
        </table>
      )}
    </Card>
  );
}

function Row({ unit: { name, type, status, score, seconds } }: { readonly unit: CurriculumUnit }) {
  const figures = [
    score === null ? null : percentText(Math.round(score)),
    seconds === 0 ? null : formatDuration(seconds),
  ];
  return (
    <tr>
      <th scope="row" aria-label={`${name} (${type})`}>
        <span className={css.unit}>
          <span className={css.sign}>
            <Icon glyph={getGlyph(type)} size="small" label={type} />
          </span>
          <span className={css.name}>
            {name}
            <span className={css.below}>{figures.filter((figure) => figure !== null).join(" · ")}</span>
          </span>
        </span>
      </th>
      <td className={css.status}>
        <Status status={status} />
      </td>
      <td className={css.figure}>{figures[0] ?? "–"}</td>
      <td className={css.figure}>{figures[1] ?? "–"}</td>
    </tr>
  );
}

function Status({ status }: { readonly status: UnitStatus }) {
  const tone = tones[status];
  return tone === undefined ? unitStatusTexts[status] : <Badge tone={tone}>{unitStatusTexts[status]}</Badge>;
}

const tones: Partial<Record<UnitStatus, NonNullable<BadgeProps["tone"]>>> = {
  completed: "success",
  in_progress: "info",
  failed: "danger",
  unknown: "neutral",
};

/** The icon of a unit; types that this page does not know have the icon of a text. */
function getGlyph(type: string): IconGlyph {
  const word = type.toLowerCase();
  if (/video|audio/.test(word)) return Play;
  if (/hotspot|scorm|interactive/.test(word)) return Target;
  if (/test|quiz|survey|assignment/.test(word)) return ClipboardList;
  return FileText;
}
