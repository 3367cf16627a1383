/**
 * @generated SignedSource<<98aec303f2935468cf31434fef40a6da>>
 * @relayHash 98b37c6359807033909c69dbd80b8e26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de9563a466b0bdf0fc9b7312628a190c7a43fd69ee499b3dbd648214bd44db30

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AssignmentsQuery } from './AssignmentsQuery.graphql';

const node: PreloadableConcreteRequest<AssignmentsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de9563a466b0bdf0fc9b7312628a190c7a43fd69ee499b3dbd648214bd44db30",
    "metadata": {},
    "name": "AssignmentsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
