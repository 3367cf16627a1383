/**
 * @generated SignedSource<<3a8af188642135b188bd362c1366fd1f>>
 * @relayHash d8163a1e7081ba48cea8275946f4fb37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbd734ee2e25fa632812a90cf88221075e5ee67b222ac5cfa9afee316d776aee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupCoursesQuery } from './GroupCoursesQuery.graphql';

const node: PreloadableConcreteRequest<GroupCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbd734ee2e25fa632812a90cf88221075e5ee67b222ac5cfa9afee316d776aee",
    "metadata": {},
    "name": "GroupCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
