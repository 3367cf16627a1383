/**
 * @generated SignedSource<<ff3485123111a7952f6628db1962a1cd>>
 * @relayHash 4a415dc41afd126543f583bc109d4163
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7add74a558a26467e975cbaa4788ea5464a4824bcb4f1475669a00589e4fd249

import type { ConcreteRequest } from 'relay-runtime';
export type SaveActivityInput = {
  activity: ActivityInput;
  attendingName?: string | null | undefined;
  customerId?: number | null | undefined;
};
export type ActivityInput = {
  ageCategory?: string | null | undefined;
  attending?: ActivityAttendingInput | null | undefined;
  clientKey?: string | null | undefined;
  closureDevice?: boolean | null | undefined;
  closureDeviceComments?: string | null | undefined;
  complications?: string | null | undefined;
  complicationsComments?: string | null | undefined;
  consultFollowup?: string | null | undefined;
  consultFollowupNotes?: string | null | undefined;
  dateOfProcedure?: string | null | undefined;
  dictated?: string | null | undefined;
  doseCtdi?: number | null | undefined;
  doseDap?: number | null | undefined;
  doseDlp?: number | null | undefined;
  doseSkin?: number | null | undefined;
  doseTime?: number | null | undefined;
  draft?: LogbookDraftRevision | null | undefined;
  ebl?: string | null | undefined;
  groupId?: number | null | undefined;
  hospital?: string | null | undefined;
  id?: string | null | undefined;
  imageFollowup?: string | null | undefined;
  imageFollowupNotes?: string | null | undefined;
  inr?: string | null | undefined;
  inrReversal?: string | null | undefined;
  isCompleteAsIs?: boolean | null | undefined;
  modalityPrimary?: string | null | undefined;
  modalitySecondary?: string | null | undefined;
  modifiedAt?: string | null | undefined;
  onCall?: boolean | null | undefined;
  optionalIdentifier?: string | null | undefined;
  participants?: ReadonlyArray<ActivityParticipantInput> | null | undefined;
  platelet?: string | null | undefined;
  procedure?: ActivityProcedureInput | null | undefined;
  procedureComments?: string | null | undefined;
  procedureIndication?: string | null | undefined;
  sedation?: string | null | undefined;
  setting?: string | null | undefined;
  sex?: string | null | undefined;
  success?: boolean | null | undefined;
  successComments?: string | null | undefined;
  type?: string | null | undefined;
};
export type ActivityAttendingInput = {
  firstName?: string | null | undefined;
  id?: string | null | undefined;
  lastName?: string | null | undefined;
};
export type LogbookDraftRevision = {
  id: string;
  revision: number;
};
export type ActivityParticipantInput = {
  level?: string | null | undefined;
  name?: string | null | undefined;
  role?: string | null | undefined;
  user?: PersonInput | null | undefined;
};
export type PersonInput = {
  email?: string | null | undefined;
  first_name?: string | null | undefined;
  keycloak_id?: string | null | undefined;
  last_name?: string | null | undefined;
};
export type ActivityProcedureInput = {
  category?: string | null | undefined;
  code?: string | null | undefined;
  interventionType?: string | null | undefined;
  name?: string | null | undefined;
  organSystem?: string | null | undefined;
  subCategory?: string | null | undefined;
};
export type saveRecordsMutation$variables = {
  saves: ReadonlyArray<SaveActivityInput>;
};
export type saveRecordsMutation$data = {
  readonly saveActivities: ReadonlyArray<{
    readonly activity: {
      readonly ageCategory: string | null | undefined;
      readonly attending: {
        readonly firstName: string;
        readonly id: string;
        readonly lastName: string;
      };
      readonly closureDevice: boolean | null | undefined;
      readonly closureDeviceComments: string | null | undefined;
      readonly complications: string | null | undefined;
      readonly complicationsComments: string | null | undefined;
      readonly consultFollowup: string | null | undefined;
      readonly consultFollowupNotes: string | null | undefined;
      readonly createdBy: {
        readonly first_name: string | null | undefined;
        readonly keycloak_id: string | null | undefined;
        readonly last_name: string | null | undefined;
      } | null | undefined;
      readonly customerId: number;
      readonly dateOfProcedure: string;
      readonly dictated: string | null | undefined;
      readonly doseCtdi: number | null | undefined;
      readonly doseDap: number | null | undefined;
      readonly doseDlp: number | null | undefined;
      readonly doseSkin: number | null | undefined;
      readonly doseTime: number | null | undefined;
      readonly ebl: string | null | undefined;
      readonly groupId: number;
      readonly groupName: string;
      readonly hospital: string;
      readonly id: string;
      readonly imageFollowup: string | null | undefined;
      readonly imageFollowupNotes: string | null | undefined;
      readonly inr: string | null | undefined;
      readonly inrReversal: string | null | undefined;
      readonly modalityPrimary: string | null | undefined;
      readonly modalitySecondary: string | null | undefined;
      readonly modifiedAt: string;
      readonly onCall: boolean | null | undefined;
      readonly optionalIdentifier: string | null | undefined;
      readonly participantNames: ReadonlyArray<string>;
      readonly participants: ReadonlyArray<{
        readonly level: string | null | undefined;
        readonly name: string;
        readonly role: string | null | undefined;
        readonly user: {
          readonly keycloak_id: string | null | undefined;
        } | null | undefined;
      }>;
      readonly platelet: string | null | undefined;
      readonly procedure: {
        readonly category: string;
        readonly code: string;
        readonly interventionType: string;
        readonly name: string;
        readonly organSystem: string;
        readonly subCategory: string;
      };
      readonly procedureComments: string | null | undefined;
      readonly procedureIndication: string;
      readonly sedation: string | null | undefined;
      readonly setting: string | null | undefined;
      readonly sex: string | null | undefined;
      readonly success: boolean | null | undefined;
      readonly successComments: string | null | undefined;
      readonly type: string;
      readonly viewerCanEdit: boolean;
    } | null | undefined;
    readonly refusal: {
      readonly code: string;
      readonly facts: string;
      readonly message: string;
    } | null | undefined;
  }>;
};
export type saveRecordsMutation = {
  response: saveRecordsMutation$data;
  variables: saveRecordsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "saves"
  }
],
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
  "name": "keycloak_id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "saves",
        "variableName": "saves"
      }
    ],
    "concreteType": "SaveActivityResult",
    "kind": "LinkedField",
    "name": "saveActivities",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Activity",
        "kind": "LinkedField",
        "name": "activity",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "participantNames",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "groupId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "groupName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customerId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dateOfProcedure",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "optionalIdentifier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "procedureIndication",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "procedureComments",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sex",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ageCategory",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "setting",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sedation",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modalityPrimary",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modalitySecondary",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "doseTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "doseSkin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "doseDap",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "doseCtdi",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "doseDlp",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ebl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "platelet",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inr",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inrReversal",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closureDevice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closureDeviceComments",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "onCall",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dictated",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "success",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "successComments",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "complications",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "complicationsComments",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "imageFollowup",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "imageFollowupNotes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "consultFollowup",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "consultFollowupNotes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hospital",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActivityAttending",
            "kind": "LinkedField",
            "name": "attending",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastName",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActivityParticipant",
            "kind": "LinkedField",
            "name": "participants",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Person",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "role",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "level",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ActivityProcedure",
            "kind": "LinkedField",
            "name": "procedure",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "createdBy",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "first_name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "last_name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "modifiedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanEdit",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SaveActivityRefusal",
        "kind": "LinkedField",
        "name": "refusal",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "facts",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "saveRecordsMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "saveRecordsMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "7add74a558a26467e975cbaa4788ea5464a4824bcb4f1475669a00589e4fd249",
    "metadata": {},
    "name": "saveRecordsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f2bfc16d8826893c37d8f6d39adafbbd";

export default node;
