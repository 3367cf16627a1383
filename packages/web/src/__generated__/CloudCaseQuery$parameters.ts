/**
 * @generated SignedSource<<2771515faa7c047a4156fa6df29cf4a6>>
 * @relayHash de908b618db25f5c62fe6b48da45d4a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cc01815b798154fbdc3d3eefd688133f93cd1b9d4ef7ec5502217a04d6a2b52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8cc01815b798154fbdc3d3eefd688133f93cd1b9d4ef7ec5502217a04d6a2b52",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
