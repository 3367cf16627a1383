/**
 * @generated SignedSource<<0b8027ff9e40dece57540e41eac90053>>
 * @relayHash aec78c57d414118c7588d9bf8a4521db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82b0f76b056839ced2de0a3c081e48f1de231da8a43d849b40d63b4d6f1e57fe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityConfirmationState = "confirmed" | "imported" | "open" | "returned" | "unasked";
export type ConfirmationCapacity = "administrator" | "attending";
export type SeenActivityInput = {
  id: string;
  modifiedAt: string;
  state: ActivityConfirmationState;
};
export type ReturnDialogMutation$variables = {
  record: SeenActivityInput;
  word: string;
};
export type ReturnDialogMutation$data = {
  readonly returnActivity: {
    readonly counts: {
      readonly id: string;
      readonly open: number;
      readonly reopening: number;
    };
    readonly isReturned: boolean;
    readonly record: {
      readonly complications: string | null | undefined;
      readonly complicationsComments: string | null | undefined;
      readonly confirmation: {
        readonly askedAt: string;
        readonly at: string | null | undefined;
        readonly by: {
          readonly first_name: string | null | undefined;
          readonly last_name: string | null | undefined;
        } | null | undefined;
        readonly confirmed: {
          readonly at: string;
          readonly attending: string;
          readonly byAddress: string;
          readonly byName: string;
          readonly capacity: ConfirmationCapacity;
          readonly fingerprint: string | null | undefined;
          readonly hospital: string;
          readonly isOfItsTime: boolean;
          readonly procedure: string;
          readonly reason: string | null | undefined;
        } | null | undefined;
        readonly obstacle: string | null | undefined;
        readonly reopeningWord: string | null | undefined;
        readonly state: ActivityConfirmationState;
        readonly viewerCanAskToReopen: boolean;
        readonly viewerCanConfirmInStead: boolean;
        readonly viewerCanReopen: boolean;
        readonly word: string | null | undefined;
      };
      readonly confirmationState: ActivityConfirmationState;
      readonly createdBy: {
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      } | null | undefined;
      readonly dateOfProcedure: string;
      readonly entrustment: {
        readonly viewerCanRate: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"EntrustmentPanel_entrustment">;
      } | null | undefined;
      readonly hospital: string;
      readonly id: string;
      readonly modifiedAt: string;
      readonly participants: ReadonlyArray<{
        readonly level: string | null | undefined;
        readonly name: string;
        readonly role: string | null | undefined;
        readonly user: {
          readonly keycloak_id: string | null | undefined;
        } | null | undefined;
      }>;
      readonly procedure: {
        readonly category: string;
        readonly code: string;
        readonly interventionType: string;
        readonly name: string;
        readonly organSystem: string;
        readonly subCategory: string;
      };
      readonly procedureIndication: string;
      readonly success: boolean | null | undefined;
    };
    readonly undo: {
      readonly seconds: number;
      readonly undoId: string;
    } | null | undefined;
  };
};
export type ReturnDialogMutation = {
  response: ReturnDialogMutation$data;
  variables: ReturnDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "record"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "word"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "record",
    "variableName": "record"
  },
  {
    "kind": "Variable",
    "name": "word",
    "variableName": "word"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isReturned",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modifiedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dateOfProcedure",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hospital",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "complications",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "complicationsComments",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "procedureIndication",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "success",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "ActivityProcedure",
  "kind": "LinkedField",
  "name": "procedure",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interventionType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organSystem",
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
      "kind": "ScalarField",
      "name": "subCategory",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keycloak_id",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "ActivityParticipant",
  "kind": "LinkedField",
  "name": "participants",
  "plural": true,
  "selections": [
    (v11/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v15/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "first_name",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "last_name",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "createdBy",
  "plural": false,
  "selections": [
    (v15/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "confirmationState",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanRate",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "ActivityConfirmation",
  "kind": "LinkedField",
  "name": "confirmation",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "obstacle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "word",
      "storageKey": null
    },
    (v22/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": [
        (v17/*:: as any*/),
        (v18/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reopeningWord",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "KeptConfirmation",
      "kind": "LinkedField",
      "name": "confirmed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byAddress",
          "storageKey": null
        },
        (v22/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attending",
          "storageKey": null
        },
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "procedure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOfItsTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capacity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fingerprint",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanConfirmInStead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReopen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAskToReopen",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "LogbookConfirmationCounts",
  "kind": "LinkedField",
  "name": "counts",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reopening",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "UndoOffer",
  "kind": "LinkedField",
  "name": "undo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seconds",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scale",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "comment",
  "storageKey": null
},
v28 = [
  (v26/*:: as any*/),
  (v14/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "complexity",
    "storageKey": null
  },
  (v27/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReturnDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReturnActivityPayload",
        "kind": "LinkedField",
        "name": "returnActivity",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Activity",
            "kind": "LinkedField",
            "name": "record",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v12/*:: as any*/),
              (v16/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ActivityEntrustment",
                "kind": "LinkedField",
                "name": "entrustment",
                "plural": false,
                "selections": [
                  (v21/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "EntrustmentPanel_entrustment"
                  }
                ],
                "storageKey": null
              },
              (v23/*:: as any*/)
            ],
            "storageKey": null
          },
          (v24/*:: as any*/),
          (v25/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReturnDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReturnActivityPayload",
        "kind": "LinkedField",
        "name": "returnActivity",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Activity",
            "kind": "LinkedField",
            "name": "record",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v12/*:: as any*/),
              (v16/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ActivityEntrustment",
                "kind": "LinkedField",
                "name": "entrustment",
                "plural": false,
                "selections": [
                  (v21/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "side",
                    "storageKey": null
                  },
                  (v26/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EntrustmentRating",
                    "kind": "LinkedField",
                    "name": "own",
                    "plural": false,
                    "selections": (v28/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EntrustmentRating",
                    "kind": "LinkedField",
                    "name": "other",
                    "plural": false,
                    "selections": (v28/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOtherHidden",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ratingEndsAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recordedRole",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AttendingsRole",
                    "kind": "LinkedField",
                    "name": "statedRole",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      (v27/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isDisputed",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanStateRole",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v23/*:: as any*/)
            ],
            "storageKey": null
          },
          (v24/*:: as any*/),
          (v25/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "82b0f76b056839ced2de0a3c081e48f1de231da8a43d849b40d63b4d6f1e57fe",
    "metadata": {},
    "name": "ReturnDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a82b3a331c25c47d604fa6e0540692b3";

export default node;
