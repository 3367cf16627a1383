/**
 * @generated SignedSource<<1359ed7a89fa46b8a0d8cb6f835c0e32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssignmentKind = "course" | "exercise" | "records";
export type WeekReasonKind = "belowBenchmark" | "dueSoon" | "notJoined" | "overdue" | "quiet" | "unconfirmed";
import type { FragmentRefs } from "relay-runtime";
export type weekColumns_person$data = {
  readonly dismissedUntil: string | null | undefined;
  readonly email: string;
  readonly groups: ReadonlyArray<{
    readonly id: number;
    readonly name: string;
  }>;
  readonly lastReminder: {
    readonly at: string;
    readonly by: string | null | undefined;
    readonly isOwn: boolean;
  } | null | undefined;
  readonly name: string;
  readonly reasons: ReadonlyArray<{
    readonly about: string;
    readonly assignment: {
      readonly countsFrom: string | null | undefined;
      readonly courseId: number | null | undefined;
      readonly dueOn: string;
      readonly exerciseKey: string | null | undefined;
      readonly groupId: number;
      readonly groupName: string;
      readonly id: number;
      readonly isAvailable: boolean;
      readonly isForAll: boolean;
      readonly kind: AssignmentKind;
      readonly minimum: number | null | undefined;
      readonly modifiedAt: string;
      readonly step: number | null | undefined;
      readonly title: string;
    } | null | undefined;
    readonly at: string | null | undefined;
    readonly count: number;
    readonly groupId: number | null | undefined;
    readonly key: string;
    readonly kind: WeekReasonKind;
    readonly subjectId: number | null | undefined;
  }>;
  readonly remindedAt: string | null | undefined;
  readonly subject: string;
  readonly " $fragmentType": "weekColumns_person";
};
export type weekColumns_person$key = {
  readonly " $data"?: weekColumns_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"weekColumns_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "groupId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "weekColumns_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remindedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LastReminder",
      "kind": "LinkedField",
      "name": "lastReminder",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dismissedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WeekReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "about",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subjectId",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Assignment",
          "kind": "LinkedField",
          "name": "assignment",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "groupName",
              "storageKey": null
            },
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "courseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exerciseKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minimum",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "countsFrom",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "step",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isForAll",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isAvailable",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "modifiedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WeekPerson",
  "abstractKey": null
};
})();

(node as any).hash = "d948cf8ad6a8f4bc32baf18fe39eb2a7";

export default node;
