/**
 * @generated SignedSource<<193c69c356677a71ea6e95220e4feca6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonCourses_person$data = {
  readonly courses: {
    readonly courses: ReadonlyArray<{
      readonly id: number;
      readonly name: string;
      readonly percentage: number | null | undefined;
      readonly sources: ReadonlyArray<{
        readonly group: string | null | undefined;
        readonly kind: string;
      }>;
      readonly status: string | null | undefined;
    }>;
    readonly total: number;
  };
  readonly " $fragmentType": "PersonCourses_person";
};
export type PersonCourses_person$key = {
  readonly " $data"?: PersonCourses_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonCourses_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonCourses_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonCourses",
      "kind": "LinkedField",
      "name": "courses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PersonCourse",
          "kind": "LinkedField",
          "name": "courses",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "percentage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PersonCourseSource",
              "kind": "LinkedField",
              "name": "sources",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "group",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AdministeredPerson",
  "abstractKey": null
};

(node as any).hash = "a16ec90b16fbcbf9163bdd65d80cefad";

export default node;
