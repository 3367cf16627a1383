/**
 * @generated SignedSource<<7edecc674b826bd514190afc46f90734>>
 * @relayHash ecdc5387ddb11432b285b164cc489c6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 545cf060c83a7be7e745d4769bbd72213abfcca48dbdfea4dcccccf71daf6df4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminLogbookQuery } from './AdminLogbookQuery.graphql';

const node: PreloadableConcreteRequest<AdminLogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "545cf060c83a7be7e745d4769bbd72213abfcca48dbdfea4dcccccf71daf6df4",
    "metadata": {},
    "name": "AdminLogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
