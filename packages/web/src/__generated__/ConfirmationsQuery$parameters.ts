/**
 * @generated SignedSource<<a8f79a89bd6468d2513d8537af221247>>
 * @relayHash db5cac349341bcaa1a73e4eaef548763
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ad43f6bf7e1b755b0a5204b558b152850d8f8590b0ec2c23945e0315a4b6fac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationsQuery } from './ConfirmationsQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ad43f6bf7e1b755b0a5204b558b152850d8f8590b0ec2c23945e0315a4b6fac",
    "metadata": {},
    "name": "ConfirmationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
