-- What was sent or given up keeps no words, since they hold links and codes; those of before are taken away here.
update outgoing_messages set subject = '', text = '', html = '', template = '{}' where state <> 'queued' and text <> '';
create index outgoing_messages_failed on outgoing_messages (created_at) where state = 'failed';
