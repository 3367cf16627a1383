/**
 * @generated SignedSource<<785ae74f183e59f4206e736100baf353>>
 * @relayHash 6fe52b43f2764da4c5b5cb9cb8fa6636
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0a236c4e84628a29c9a8135c9970c0d9119d040b2be1010689daddc5b65affd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EverybodysLogQuery } from './EverybodysLogQuery.graphql';

const node: PreloadableConcreteRequest<EverybodysLogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0a236c4e84628a29c9a8135c9970c0d9119d040b2be1010689daddc5b65affd",
    "metadata": {},
    "name": "EverybodysLogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
