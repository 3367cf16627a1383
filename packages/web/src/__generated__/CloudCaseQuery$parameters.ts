/**
 * @generated SignedSource<<edef362353c51efc0caec156d920c73d>>
 * @relayHash 3cac69fd26e1c03f8a62dfbb8c6bf7eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac5123f03b6497d50b73a59c56299c6cf1d06989af27ae04b51d509b99a3ad81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCaseQuery } from './CloudCaseQuery.graphql';

const node: PreloadableConcreteRequest<CloudCaseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac5123f03b6497d50b73a59c56299c6cf1d06989af27ae04b51d509b99a3ad81",
    "metadata": {},
    "name": "CloudCaseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
