import { spaceAddress } from "@cathedra/domain/learning";
import { fetchQuery, graphql } from "react-relay/hooks";
import { commitMutation } from "relay-runtime";
import type { acceptCourseMutation } from "../../__generated__/acceptCourseMutation.graphql.ts";
import type { acceptCourseQuery } from "../../__generated__/acceptCourseQuery.graphql.ts";
import { environment } from "../../relay/environment.ts";

/** The course that a person gained by a link. */
export type GainedCourse = {
  readonly course: string;
  readonly groupName: string;
  readonly learningSpaceNames: readonly string[];
  readonly href: string;
};

type Addressed = {
  readonly id: number;
  readonly learningSpaces: readonly { readonly id: number; readonly name: string }[];
};

/** Accepts the voucher of a course (2.002, 2.006). */
export async function acceptCourse(code: string): Promise<GainedCourse> {
  const { acceptVoucher } = await new Promise<acceptCourseMutation["response"]>((resolve, reject) => {
    commitMutation<acceptCourseMutation>(environment, {
      mutation: graphql`
        mutation acceptCourseMutation($code: String!) {
          acceptVoucher(code: $code) {
            groupName
            learningSpaceNames
            course {
              id
              name
              learningSpaces {
                id
                name
                title
              }
            }
          }
        }
      `,
      variables: { code },
      onCompleted: resolve,
      onError: reject,
    });
  });
  const { course, ...rest } = acceptVoucher;
  return { ...rest, course: course.name, href: addressOf(course) };
}

/** The address of a course that the person already has; undefined when it cannot be determined. */
export async function addressOfCourse(courseId: unknown): Promise<string | undefined> {
  if (typeof courseId !== "number") return undefined;
  const query = graphql`
    query acceptCourseQuery($courseId: Int!) {
      course(courseId: $courseId) {
        id
        learningSpaces {
          id
          name
          title
        }
      }
    }
  `;
  const data = await fetchQuery<acceptCourseQuery>(environment, query, { courseId })
    .toPromise()
    .catch(() => undefined);
  return data?.course == null ? undefined : addressOf(data.course);
}

function addressOf({ id, learningSpaces: [space] }: Addressed): string {
  return space === undefined ? "/learning-spaces" : spaceAddress(space, id);
}
