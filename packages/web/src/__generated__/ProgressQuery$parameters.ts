/**
 * @generated SignedSource<<361b6d65ae0036e1356b47fb7b147792>>
 * @relayHash d85aec6915262772e87270a4e229f61f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e16ab41a46cda59f5ac5bbd9123c756186cda0dd6891f05b41effdd91569e0ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressQuery } from './ProgressQuery.graphql';

const node: PreloadableConcreteRequest<ProgressQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e16ab41a46cda59f5ac5bbd9123c756186cda0dd6891f05b41effdd91569e0ad",
    "metadata": {},
    "name": "ProgressQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
