/**
 * @generated SignedSource<<b368bde93b8db1b5a30b422d4d5ec7f7>>
 * @relayHash 41fcd5309df900631d3f43f33aece915
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 272bf3f761790a9801ae5f93c13fa0a99e8e338cfd4194f1858348a7da061626

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountsQuery } from './AccountsQuery.graphql';

const node: PreloadableConcreteRequest<AccountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "272bf3f761790a9801ae5f93c13fa0a99e8e338cfd4194f1858348a7da061626",
    "metadata": {},
    "name": "AccountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
