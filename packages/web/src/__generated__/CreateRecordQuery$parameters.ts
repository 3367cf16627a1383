/**
 * @generated SignedSource<<be9821720d74f6142c40801d2e7f523f>>
 * @relayHash a86341a655114f931bf9b60a52941ae5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8ef31f94aee5c67466d9053ccdadaf065e89f553e208ac52b551a5721bbf1ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8ef31f94aee5c67466d9053ccdadaf065e89f553e208ac52b551a5721bbf1ff",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
