/**
 * @generated SignedSource<<eee2bc4f282d309e3bd63e9a221da131>>
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
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
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
        (v1/*:: as any*/),
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
        (v2/*:: as any*/),
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
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subjectId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
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
            (v1/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "groupName",
              "storageKey": null
            },
            (v2/*:: as any*/),
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

(node as any).hash = "0f4d14bdcc9288ff1a773f6785ec0960";

export default node;
