/**
 * @generated SignedSource<<828e2314bdda11757a44e68cbb162014>>
 * @relayHash 9c06c7277f288b57452cc9b45aef3ea1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91d37d64a21b46210064acfa1df4cd4f36a8aeef2c8c8ddd009ceaa3cf672ed9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountQuery } from './AccountQuery.graphql';

const node: PreloadableConcreteRequest<AccountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91d37d64a21b46210064acfa1df4cd4f36a8aeef2c8c8ddd009ceaa3cf672ed9",
    "metadata": {},
    "name": "AccountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
