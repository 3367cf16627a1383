/**
 * @generated SignedSource<<eb748377ae90c96bef1d02205f458a6e>>
 * @relayHash 4e4dcca88af84f92027cb42b162f319a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14a104325cde5f312e91d5dd6f5fce8bfe0d47140c0bf40b584f9c2692b15ee2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassLogbookQuery } from './ClassLogbookQuery.graphql';

const node: PreloadableConcreteRequest<ClassLogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14a104325cde5f312e91d5dd6f5fce8bfe0d47140c0bf40b584f9c2692b15ee2",
    "metadata": {},
    "name": "ClassLogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
