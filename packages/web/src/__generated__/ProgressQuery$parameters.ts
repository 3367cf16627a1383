/**
 * @generated SignedSource<<684e37b0124c2dd96d0a05ecacb34499>>
 * @relayHash f3d5c5c2fd2e78300bece7e238d16fff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdad0b936f5d08164acf33c59718a3888a1042ea5104710ca876062bb1b0e515

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressQuery } from './ProgressQuery.graphql';

const node: PreloadableConcreteRequest<ProgressQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdad0b936f5d08164acf33c59718a3888a1042ea5104710ca876062bb1b0e515",
    "metadata": {},
    "name": "ProgressQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
