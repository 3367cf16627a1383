/**
 * @generated SignedSource<<cbeeb52df1c683887f7c33cfa7ca76a5>>
 * @relayHash e252bb163f8a33d7a217ceccca9e4ccd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ab05920809404df18010a65930f2e27b9d5cddbf6ac273fa3e3330a21c75405

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserCoursesQuery } from './UserCoursesQuery.graphql';

const node: PreloadableConcreteRequest<UserCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ab05920809404df18010a65930f2e27b9d5cddbf6ac273fa3e3330a21c75405",
    "metadata": {},
    "name": "UserCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
