/**
 * @generated SignedSource<<e9f0e98726f13a73938bf8249fb1059f>>
 * @relayHash dc66ad8b9d81c099d06f8afba2dbe39e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81580771382e37bce441df2dc489063931fc6e4618004dc7cba143478908d22c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminLogbookQuery } from './AdminLogbookQuery.graphql';

const node: PreloadableConcreteRequest<AdminLogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81580771382e37bce441df2dc489063931fc6e4618004dc7cba143478908d22c",
    "metadata": {},
    "name": "AdminLogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
