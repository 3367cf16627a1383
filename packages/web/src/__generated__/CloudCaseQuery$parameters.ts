/**
 * @generated SignedSource<<d30f25af8ea8ec0b9a337d62059f6c52>>
 * @relayHash 55b455f4032178b9fc49fd3bfc4ad6a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 707dbe281103f9eedd5624da2565237429b4c0eaf1b63e05ef44dbd921a9c2fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "707dbe281103f9eedd5624da2565237429b4c0eaf1b63e05ef44dbd921a9c2fc",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
