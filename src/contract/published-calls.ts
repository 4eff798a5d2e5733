/** The calls of the published specification. All others are our own additions. */
export const publishedCalls: ReadonlySet<string> = new Set(
  `login logout idpaloginstart idpbloginstart idpaloginfinal idpbloginfinal creategroup createsubgroup getgroup
  getperms getsubgroups updategroup deletegroup getgroupaliases getmembers getmember getpastmembers approvemember
  removemember bulkremovemembers banmember directadd gethashtags gettopics gettopic getmessage getmessages
  getmessagehistory downloadarchives searcharchives newdraft updatedraft getdrafts deletedraft uploadattachments
  getattachments deleteattachment postdraft newchat updatechat getchats deletechat joinchat chatmembers leavechat
  getchathistory chatdata getevent getevents rsvp getdatabases getdatabaserows getdeliveryinfo getbounceinfo feed
  getfeed getactivitylog`.split(/\s+/),
)
