/**
 * @generated SignedSource<<e3a0c5d280166b99fee447b450cda456>>
 * @relayHash 5a0f785dbbfe61f50aaa959e124bdc55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e77858434b5f3f383f0400d78a49db590ae416842490beed328a0137427360d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminLogbookQuery } from './AdminLogbookQuery.graphql';

const node: PreloadableConcreteRequest<AdminLogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e77858434b5f3f383f0400d78a49db590ae416842490beed328a0137427360d",
    "metadata": {},
    "name": "AdminLogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
