/**
 * @generated SignedSource<<98f6cfab678aeaa09b79deedc8f1af3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupCourses_group$data = {
  readonly courses: ReadonlyArray<{
    readonly assigned: boolean;
    readonly course: {
      readonly category: string;
      readonly code: string;
      readonly id: number;
      readonly learningSpaces: ReadonlyArray<{
        readonly id: number;
        readonly name: string;
        readonly title: string;
      }>;
      readonly name: string;
    };
    readonly isUsable: boolean;
    readonly keptBy: number;
  }> | null | undefined;
  readonly coursesModifiedAt: string | null | undefined;
  readonly customer: {
    readonly id: number;
    readonly name: string;
  };
  readonly id: number;
  readonly name: string;
  readonly " $fragmentType": "GroupCourses_group";
};
export type GroupCourses_group$key = {
  readonly " $data"?: GroupCourses_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupCourses_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupCourses_group",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coursesModifiedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupCourse",
      "kind": "LinkedField",
      "name": "courses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Course",
          "kind": "LinkedField",
          "name": "course",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "LearningSpace",
              "kind": "LinkedField",
              "name": "learningSpaces",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assigned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUsable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keptBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerGroup",
  "abstractKey": null
};
})();

(node as any).hash = "b5460c92aed34041c1ddc28a54263cc2";

export default node;
